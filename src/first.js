/*
 * Runs before the first paint, as a classic script: it may neither import nor be waited for. The theme a person chose,
 * so that the page never flashes the other one; the shape and the words of the skeleton; and everything the page will need,
 * all of it asked for now, while the app itself is still on its way. `__BUILT__` is what the build knows about its own
 * files: scripts/build/chunks/firstLoad.ts. In development it does not exist.
 */
const explorer = /^(blocks?|txs?|tokens?|address|token-transfers|search|tools)$/
const records = { tx: 'Transaction', block: 'Block', address: 'Address', token: 'Token' }
const kinds = { ...records, markets: 'Market' }

/** For the name of the network, in milliseconds. */
const longestWait = 250

const root = document.documentElement
const parts = partsOf(location.pathname)

setTheme()
root.dataset.page = shapeOf(parts)
root.dataset.area = areaOf(parts)
whenParsed(() => sayWhatIsKnown(parts))
const configured = askForConfig()
if (typeof __BUILT__ !== 'undefined') askForApp(__BUILT__)

function setTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem('tideline.preferences') ?? '{}')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // Storage is closed or holds nonsense: the system's theme it is.
  }
}

/** The app reads the same answer, and says what is wrong with it: src/lib/browser/config/config.ts. */
function askForConfig() {
  const answer = fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) })
  globalThis.tidelineConfig = answer
  return answer
    .then((own) => own.clone().json())
    .then(sayWhichNetwork)
    .catch(() => {})
}

function askForApp({ entry, files, routes }) {
  const asked = new Set()
  // A file that is asked for without the hash it is imported with would be asked for twice.
  const { integrity = {} } = JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{}')
  globalThis.tidelinePreload = preloadPage
  preloadPage(location.pathname)
  // The frame is painted first: the app is one long task. Nobody waits for a paint in a tab that is not looked at.
  if (document.hidden) start()
  else whenNamed(() => requestAnimationFrame(() => setTimeout(start)))

  function start() {
    import(entry)
  }

  /** The heading of the front page ends with the name of the network, without which the app cannot start either. */
  function whenNamed(run) {
    if (root.dataset.page !== 'home') run()
    else Promise.race([configured, new Promise((resolve) => setTimeout(resolve, longestWait))]).then(run)
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
}

function partsOf(pathname) {
  return pathname.split('/').filter(Boolean)
}

function leadsTo(path, given) {
  const wanted = partsOf(path)
  return (
    wanted.length === given.length && wanted.every((part, index) => part[0] === '$' || part === given[index])
  )
}

/** Which skeleton of index.html stands for a page. */
function shapeOf([first, second]) {
  if (!first) return 'home'
  if (first === 'markets') return second ? 'market' : 'board'
  if (first === 'lending' && !second) return 'lending'
  return Object.hasOwn(records, first) ? 'record' : 'list'
}

/** Which word of the navigation stands for it. */
function areaOf([first = '']) {
  if (['markets', 'lending', 'portfolio'].includes(first)) return first
  return explorer.test(first) ? 'explorer' : 'none'
}

/** The section and the heading of a page, as far as its address tells them. */
function sayWhatIsKnown([first = '', second]) {
  const section = document.querySelector(`.frame-explorer [data-of~="${CSS.escape(first)}"]`)
  section?.setAttribute('aria-current', second ? 'true' : 'page')
  const link = document.querySelector(`.frame [href="/${CSS.escape(first)}"]`)
  if (!second) return say('title', link?.dataset.title ?? link?.textContent)
  say('kind', kinds[first])
  if (/^0x[0-9a-f]{64}$/i.test(second)) say('hash', second)
  if (/^0x[0-9a-f]{40}$/i.test(second)) {
    if (first === 'address') say('address', second)
    else if (kinds[first]) say('title', `${second.slice(0, 6)}…${second.slice(-4)}`)
  }
  if (first === 'block' && /^[1-9]\d*$/.test(second)) say('title', second.replace(/\B(?=(\d{3})+$)/g, ','))
}

/** The name of the network, where it has what the front page speaks of; the frame leaves out the areas it has not. */
function sayWhichNetwork({ name, indexerUrl, lendingPool }) {
  if (indexerUrl && lendingPool) whenParsed(() => say('network', name))
  else root.dataset.without = `${indexerUrl ? '' : 'markets'} ${lendingPool ? '' : 'lending'}`
}

function say(form, words) {
  const element = document.querySelector(`.frame [data-form=${form}]`)
  if (!element || typeof words !== 'string') return
  const slot = element.querySelector('[data-words]') ?? element
  slot.textContent = words
  element.hidden = false
  element.classList.remove('invisible')
  if (form !== 'kind') document.querySelector('.frame [data-form=unknown]').hidden = true
}

function whenParsed(run) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}
