import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const SERVER = process.env.BOCAGE_SERVER ?? 'http://127.0.0.1:1944';

const GAMES = new URL('../../games/', import.meta.url);

/** Games nobody is offered yet: their files are loaded by whoever knows their name, and kept on no visitor's machine beforehand. */
const IN_THE_MAKING = readdirSync(GAMES).filter((game) => {
  const manifest = new URL(`${game}/package.json`, GAMES);
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).bocage === 'in the making';
});

const isInTheMaking = (file: string): boolean => IN_THE_MAKING.some((game) => file.startsWith(`assets/${game}-`));

/** The files of a game are called after it, in the page's bundle and in those of its workers. */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null | undefined }): string {
  const game = /\/games\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1];
  return game === undefined ? 'assets/[name]-[hash].js' : `assets/${game}-[name]-[hash].js`;
}

/** Writes the list of built files into the service worker, so that every release is a new worker that knows its files. */
function assetList(): Plugin {
  return {
    name: 'bocage-asset-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const files = Object.keys(bundle).filter(
        (name) => name !== 'service-worker.js' && !/\.(map|woff)$/.test(name) && !name.startsWith('.vite/') && !isInTheMaking(name),
      );
      const assets = ['/', '/icon.svg', '/app.webmanifest', ...files.filter((name) => name !== 'index.html').map((name) => `/${name}`)];
      worker.code = worker.code.replace('self.__BOCAGE_ASSETS__', JSON.stringify(assets.sort()));
    },
  };
}

const PACKED_FROM = 1_024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Lays every asset beside itself as browsers want it sent, so that the server packs none while people play. */
function packedAssets(): Plugin {
  return {
    name: 'bocage-packed-assets',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|json|svg)$/.test(file))) {
        const text = readFileSync(`${dir}/${name}`);
        if (text.length < PACKED_FROM) continue;
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text, BROTLI));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(text));
      }
    },
  };
}

/** The development server leaves the attribute of a dynamic import in place, and the browser then wants raw JSON. */
function jsonImports(): Plugin {
  return {
    name: 'bocage-json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: (code) =>
      code.includes('.json') ? code.replaceAll(/(import\([^)]*\.json['"]),\s*\{\s*with:[^}]*\}\s*\}\)/g, '$1)') : undefined,
  };
}

export default defineConfig({
  plugins: [react(), jsonImports(), assetList(), packedAssets()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  server: { port: 5173, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
        chunkFileNames,
      },
    },
  },
});
