import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunks/chunkGroups.ts'
import { firstLoad } from './scripts/build/chunks/firstLoad.ts'
import { frame } from './scripts/build/frame/frame.ts'

export default defineConfig({
  plugins: [react(), tailwind(), firstLoad(), frame()],
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // What the settings page links to.
    license: { fileName: 'licences.txt' },
    sourcemap: false,
    // One style sheet for all pages: code that is loaded later has none of its own to name.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // `src/first.js` asks for the files of a page, before the app is there.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Files name each other often, and seven characters of a hash tell their versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
})
