import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedChunk } from './scripts/chunks.ts'

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
            // What most pages show. Forms, dialogs and charts are shared by fewer and stay apart.
            sharedChunk('words', 8, ['src/ui', 'src/domain', 'src/lib', 'node_modules/lucide-react']),
            // What the pages of one area share. `npm run check:size` shows what other numbers would weigh.
            sharedChunk('explorer', 6, ['src/interfaces/explorer']),
            sharedChunk('lending', 2, ['src/interfaces/lending', 'src/pages/lending']),
            sharedChunk('markets', 3, ['src/interfaces/indexer', 'src/pages/markets']),
          ],
        },
      },
    },
  },
})
