import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // What the settings page links to.
    license: { fileName: 'licences.txt' },
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first load in one file: it compresses 2 kB better than libraries apart.
            { name: 'shell', tags: ['$initial'] },
            // The words of every table and page, again in one file. Forms, dialogs and charts stay apart.
            {
              name: 'words',
              test: /src[\\/](ui[\\/]\w+[\\/](Address|Amount\.|Badge|Bar\.|BlockL|Copy|Details|External|Figure|Hash|Midcut|Percent|Price|Sort|Stale|Status|Table|Tabs|Time|TokenL|TransactionL|Unknown)|lib[\\/]\w+[\\/](clock|time|price|midcut))|lucide-react.*[\\/](chevrons-up-down|check|clock|copy|file-code|undo-2|circle-)/,
              includeDependenciesRecursively: false,
            },
            // What the explorer's pages ask with, which they all share.
            {
              name: 'explorer',
              test: /src[\\/]interfaces[\\/]explorer[\\/](address|addressParameter|aliases|client|decoded|list|page|record|token|tokenTransfer|transaction)\.ts/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
