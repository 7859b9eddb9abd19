import type { ApiError } from '@bocage/protocol';

/** An answer that says no, with its HTTP status. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly body: ApiError;
  constructor(status: number, code: string, message: string, complaints: ApiError['complaints'] = []) {
    super(message);
    this.status = status;
    this.body = { code, message, ...(complaints.length > 0 ? { complaints } : {}) };
  }
}
