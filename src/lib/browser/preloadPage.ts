declare global {
  /** Set by `src/first.js`, which knows the files of every page. In development there are none. */
  var tidelinePreload: ((pathname: string) => void) | undefined
}

/** Asks for all files of a page at once. Without it each is found only after the one that imports it has come. */
export function preloadPage(pathname: string): void {
  globalThis.tidelinePreload?.(pathname)
}
