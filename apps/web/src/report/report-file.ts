import styles from '../styles/report.css?inline';
import tokens from '../styles/tokens.css?inline';

/** The report as one page that needs nothing else: its styles are put into it, its pictures are in it already. */
export function reportFile(article: HTMLElement, title: string): Blob {
  const copy = article.cloneNode(true) as HTMLElement;
  // The table is not there where the file is read.
  for (const link of copy.querySelectorAll('.report-replay')) link.remove();
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = 'en';
  page.head.insertAdjacentHTML(
    'afterbegin',
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Bocage">',
  );
  const style = page.createElement('style');
  style.textContent = `${tokens}\n${styles}`;
  page.head.append(style);
  page.body.className = 'report-file';
  page.body.append(page.adoptNode(copy));
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}`], { type: 'text/html' });
}

export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
