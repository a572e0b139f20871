/*
 * Runs before the first paint, as a classic script: it may neither import nor be waited for. The theme a person chose,
 * so that the page never flashes the other one; the shape of the skeleton; and everything the page will need, all of it
 * asked for now, while the app itself is still on its way. `__BUILT__` is what the build knows about its own files:
 * scripts/build/chunks/firstLoad.ts. In development it does not exist.
 */
;(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('tideline.preferences') ?? '{}')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    // Areas that this network had not when it was visited last: src/lib/browser/frameParts.ts.
    const without = JSON.parse(localStorage.getItem('tideline.without') ?? '[]')
    if (without.length > 0) document.documentElement.dataset.without = without.join(' ')
  } catch {
    // Storage is closed or holds nonsense: the system's theme it is.
  }

  const parts = partsOf(location.pathname)
  document.documentElement.dataset.page = shapeOf(parts)
  document.documentElement.dataset.area = areaOf(parts)
  if (typeof __BUILT__ === 'undefined') return

  const { entry, files, routes } = __BUILT__
  const asked = new Set()
  // A file that is asked for without the hash it is imported with would be asked for twice.
  const { integrity = {} } = JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{}')
  globalThis.tidelinePreload = preloadPage
  preloadPage(location.pathname)
  // The frame is painted first: the app is one long task. Nobody waits for a paint in a tab that is not looked at.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))

  function start() {
    import(entry)
  }

  /** Asks for the files of a page side by side. The app calls it, too, for a page that a link leads to. */
  function preloadPage(pathname) {
    const route = routes.find(([path]) => leadsTo(path, partsOf(pathname)))
    for (const index of route?.[1] ?? []) preload(files[index])
  }

  /** Fetched only: a modulepreload would be compiled at once, before the first paint. */
  function preload(file) {
    if (asked.has(file)) return
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = ''
    link.integrity = integrity[file] ?? ''
    link.href = file
    document.head.append(link)
  }

  function partsOf(pathname) {
    return pathname.split('/').filter(Boolean)
  }

  /** Which skeleton of index.html stands for a page. */
  function shapeOf([first, second]) {
    if (!first) return 'home'
    if (first === 'markets') return second ? 'market' : 'board'
    if (['tx', 'block', 'address', 'token'].includes(first)) return 'record'
    return 'list'
  }

  /** Which word of the navigation stands for it. */
  function areaOf([first = '']) {
    if (['markets', 'lending', 'portfolio'].includes(first)) return first
    return ['', 'status', 'settings', 'gallery'].includes(first) ? 'none' : 'explorer'
  }

  function leadsTo(path, given) {
    const wanted = partsOf(path)
    return (
      wanted.length === given.length &&
      wanted.every((part, index) => part[0] === '$' || part === given[index])
    )
  }
})()
