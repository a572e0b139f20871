import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunks/chunkGroups.ts'
import { firstLoad } from './scripts/build/chunks/firstLoad.ts'
import { documentsAsText } from './scripts/build/documents/documentsAsText.ts'
import { minifyAgain } from './scripts/build/minifyAgain.ts'
import { plainImports } from './scripts/build/plainImports.ts'
import { browserOnlyReact } from './scripts/build/react/browserOnlyReact.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    browserOnlyReact(),
    documentsAsText(),
    plainImports(),
    firstLoad(),
    minifyAgain(),
  ],
  // React has had the hook since version 18: its shim is not needed.
  resolve: {
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: '../createLucideIcon.mjs', replacement: resolve('src/ui/figures/pictures/lucideIcon.ts') },
    ],
  },
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // What the settings page links to.
    license: { fileName: 'licences.txt' },
    sourcemap: false,
    assetsInlineLimit: 0,
    // `src/first.js` asks for the files of a page, in half of the bytes.
    modulePreload: false,
    rolldownOptions: {
      // Minifying takes most of a build, and is worth it.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
})
