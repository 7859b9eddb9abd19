import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableController } from './controller.js';
import type { TableData } from './table-store.js';

export const TableContext = createContext<TableController | undefined>(undefined);

export function useController(): TableController {
  const controller = useContext(TableContext);
  if (!controller) throw new Error('outside a table');
  return controller;
}

export function useTable<R>(select: (data: TableData) => R): R {
  return useStore(useController().store, select);
}
