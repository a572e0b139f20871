/*
 * Runs before the first paint, as a classic script, which the build writes into the page: it can import nothing. The theme
 * a person chose, so that the page never flashes the other one; the page in the frame; and, once that is painted,
 * everything the page will need, all of it asked for at once. `__BUILT__` is what the build knows about its own files:
 * scripts/build/chunks/firstLoad.ts. In development neither it nor the frame exists.
 */

/** How long the app waits for the frame to know the name of the network, in milliseconds. */
const longestWait = 250

const parts = partsOf(location.pathname)

setTheme()
const configured = askForConfig()
const ready = documentReady()
const drawn = ready.then(drawPage)
if (typeof __BUILT__ !== 'undefined') askForApp(__BUILT__)

function setTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem('tideline.preferences') ?? '{}')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is closed or holds nonsense: the system's theme it is.
  }
}

/** The app reads the same answer, and says what is wrong with it: src/lib/browser/config/config.ts. */
function askForConfig() {
  const answer = fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) })
  globalThis.tidelineConfig = answer
  return answer.then((own) => own.clone().json()).catch(() => undefined)
}

function askForApp({ entry, files, routes }) {
  const asked = new Set()
  // A file that is asked for without the hash it is imported with would be asked for twice.
  const { integrity = {} } = JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{}')
  globalThis.tidelinePreload = preloadPage
  // The frame is painted first: on a slow line its style and typeface would share the line with the files of the app, which
  // then is one long task. Nobody waits for a paint in a tab that is not looked at.
  ready
    .then(() => Promise.race([drawn, wait(longestWait)]))
    .finally(() => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))))

  function start() {
    import(entry)
    preloadPage(location.pathname)
  }

  /** Asks for the files of a page side by side. The app calls it, too, for a page that a link leads to. */
  function preloadPage(pathname) {
    const route = routes.find(([path]) => leadsTo(path, partsOf(pathname)))
    for (const index of route?.[1] ?? []) preload(files[index])
  }

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

async function documentReady() {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Puts the page of this address into the frame, with the words of its own record or network. */
async function drawPage() {
  const frame = document.querySelector('#root > div')
  const page = [...document.querySelectorAll('template[data-route]')].find(({ dataset }) =>
    leadsTo(dataset.route, parts),
  )
  if (!frame) return
  setStyles(frame)
  if (wasConnected()) hideConnect(frame)
  configured.then((config) => config && leaveOutMissingAreas(config))
  if (!page) return
  const { area, words } = page.dataset
  for (const link of frame.querySelectorAll(`[aria-label=Main] [href="${area}"]`)) link.ariaCurrent = 'page'
  // Who has a portfolio sees none of the ways to one.
  if (parts[0] === 'portfolio' && wasConnected()) return
  // The front page has the search itself.
  if (parts.length === 0) frame.querySelector('search').style.visibility = 'hidden'
  const own = await headingOf(words)
  if (own === undefined) return
  const content = page.content.cloneNode(true)
  setStyles(content)
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.data === words) texts.currentNode.data = own
  if (parts.length === 0) await leaveRoom(content)
  frame.querySelector('main').replaceChildren(content)
}

/** Above the search of a phone comes a button to a demo wallet; in place of the heading come the figures of one that comes back. */
async function leaveRoom(content) {
  const { firstChild, lastChild } = content.querySelector('header')
  if (wasConnected()) firstChild.style.visibility = 'hidden'
  else if (innerWidth < 640 && (await configured).wallet?.demo) lastChild.style.paddingTop = '3.25rem'
}

/** The heading of a page whose frame says `words`: with the network, as they are, or with its own record. */
async function headingOf(words) {
  if (parts.length === 0) return networkName()
  return parts.length === 1 ? words : recordName(parts[1], words)
}

/** As `connectedBefore` of src/interfaces/wallet/wallet.ts keeps it. */
function wasConnected() {
  try {
    return localStorage.getItem('tideline.wallet') === 'true'
  } catch {
    return false
  }
}

/** Nobody whose wallet comes back is asked to connect it meanwhile. */
function hideConnect(frame) {
  for (const button of frame.querySelectorAll('header button'))
    if (button.textContent === 'Connect') button.style.visibility = 'hidden'
}

/** The Content Security Policy allows no styles in attributes. */
function setStyles(parent) {
  for (const element of parent.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style
}

/** The heading of the front page ends with the name of the network, without which the app cannot start either. */
async function networkName() {
  const config = await configured
  return config?.indexerUrl && config.lendingPool ? config.name : undefined
}

/** The hash, address or number in the address of a page, as its heading says it; undefined for what is none. */
function recordName(given, example) {
  if (example.startsWith('0x'))
    return given.length === example.length && /^0x[\da-f]+$/i.test(given) ? given : undefined
  return /^[1-9]\d{0,14}$/.test(given) ? given.replace(/\B(?=(\d{3})+$)/g, ',') : undefined
}

function leaveOutMissingAreas({ indexerUrl, lendingPool }) {
  const missing = [indexerUrl ? '' : '/markets', lendingPool ? '' : '/lending']
  for (const link of document.querySelectorAll('#root > [inert] li > a'))
    if (missing.includes(link.getAttribute('href'))) link.parentElement.remove()
}
