declare global {
  /** Set by `src/first.js`, which knows the files of every page. In development there are none. */
  var tidelinePreload: ((pathname: string) => void) | undefined
}

/** Requests all files of a page at once. Without it each file is found only after its importer has loaded. */
export function preloadPage(pathname: string): void {
  globalThis.tidelinePreload?.(pathname)
}
