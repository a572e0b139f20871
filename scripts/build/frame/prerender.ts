import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/*
 * Prints the frame: what is seen before the app runs, as the app itself draws it before any data has come. So no word and no
 * shape of the first screen is written twice. `frame.ts` runs this in a process of its own, because it changes what the app
 * finds around it: no request is ever answered, and a store of the browser has its first snapshot on a server, too.
 */

/** Pages with a frame of their own; every other page begins with its pending state. */
const pages = ['/', '/markets', '/lending', '/portfolio', '/blocks', '/txs', '/token-transfers', '/tokens']

/** Pages of one record: a record of each, and what the page calls it. `src/first.js` puts the visited one in its place. */
const records = [
  { route: '/tx/$hash', value: `0x${'1'.repeat(64)}` },
  { route: '/markets/$poolAddress', value: `0x${'1'.repeat(40)}` },
  { route: '/address/$address', value: `0x${'1'.repeat(40)}` },
  { route: '/block/$numberOrHash', value: '12345678', words: '12,345,678' },
]

const require = createRequire(import.meta.url)
const react = require('react')
const { useSyncExternalStore } = react
react.useSyncExternalStore = (subscribe: () => void, read: () => unknown, readOnServer = read) =>
  useSyncExternalStore(subscribe, read, readOnServer)
globalThis.fetch = () => new Promise(() => {})

const { createMemoryHistory, RouterProvider } = await import('@tanstack/react-router')
const { QueryClientProvider } = await import('@tanstack/react-query')
const { renderToStaticMarkup } = await import('react-dom/server')
const { loadConfig } = await import('../../../src/lib/browser/config/config.ts')
const { createQueryClient } = await import('../../../src/lib/requests/queryClient.ts')
const { PagePending } = await import('../../../src/ui/feedback/loading/PagePending.tsx')
const { createAppRouter } = await import('../../../src/router.ts')

const site = JSON.parse(await readFile('public/config.json', 'utf8'))
globalThis.tidelineConfig = Promise.resolve(Response.json({ ...site, name: 'NETWORK', wallet: {} }))
await loadConfig()
const [shell, ...frames] = await Promise.all([
  drawPage('/settings'),
  ...pages.map(async (path) => template(path, 'NETWORK', await drawPage(path))),
  ...records.map(async ({ route, value, words = value }) =>
    template(route, words, await drawPage(route.replace(/\$\w+/, value))),
  ),
])
const pending = renderToStaticMarkup(react.createElement(PagePending))
const frame = plain(shell.before + pending + shell.after)
// The queries would wait for ever.
process.stdout.write(`<div inert aria-hidden="true">${frame}</div>${frames.join('')}`, () => process.exit())

type Page = { before: string; main: string; after: string }

async function drawPage(path: string): Promise<Page> {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  router.update({
    ...router.options,
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // No loader gets an answer, so the router waits for none.
  for (const route of Object.values(router.routesById)) delete route.options.loader
  await router.load()
  const html = renderToStaticMarkup(
    react.createElement(
      QueryClientProvider,
      { client: queryClient },
      react.createElement(RouterProvider, { router }),
    ),
  )
  const parts = /^(?:<title>.*?<\/title>)?(.*<main[^>]*>)(.*)(<\/main>.*)$/s.exec(html)
  if (!parts) throw new Error(`The page ${path} has no main part.`)
  const [, before = '', main = '', after = ''] = parts
  // What the footer says depends on the network.
  return { before, main, after: after.replace(/<footer.*<\/footer>/s, '') }
}

/** The main part of a page, its area in the navigation, and the words in it that belong to another record or network. */
function template(route: string, words: string, { before, main }: Page): string {
  const [, area = ''] = /<a aria-current="page"[^>]*href="([^"]+)"/.exec(before) ?? []
  const attributes = `data-route="${route}" data-area="${area}" data-words="${words}"`
  return `<template ${attributes}>${plain(main)}</template>`
}

/**
 * The Content Security Policy forbids styles in attributes: `src/first.js` sets them. The picture of an address would be of
 * another one.
 */
function plain(html: string): string {
  return html
    .replaceAll(' style="', ' data-style="')
    .replace(/<img src="data:[^>]*class="([^"]*)"[^>]*>/g, '<span class="size-4 bg-raised $1"></span>')
}
