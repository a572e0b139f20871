import type { Plugin } from 'vite'

/**
 * Builds `import()` without Vite's preloading, 0.6 kB less on every page: `src/first.js` asks for the files of a page, and
 * all styles are in one file. A build whose parts had styles of their own would need it, and fails.
 */
export function plainImports(): Plugin {
  return {
    name: 'tideline:plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
    // Vite puts the files to preload in place of this word, in a list of its own in every chunk.
    renderChunk: (code) => ({ code: code.replace(/,\s*__VITE_PRELOAD__\b/g, ''), map: null }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
        if (styles.length > 1) this.error(`Nothing loads the second of these files: ${styles.join(', ')}`)
      },
    },
  }
}
