import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { listFiles } from '../listFiles.ts'
import { type RouteModules, readRoutes } from './routeModules.ts'

type OutputBundle = Rolldown.OutputBundle
type OutputChunk = Rolldown.OutputChunk

const script = 'src/first.js'

/**
 * What `src/first.js` and `npm run check -- size` learn of the build: the entry, and for each route which of the `files` it
 * needs besides.
 */
export type Built = { entry: string; files: string[]; routes: [path: string, files: number[]][] }

/** Pages of many files that nobody opens first: they are not preloaded, because their files would be named in every page. */
const neverFirst = ['/gallery', '/markets/create', '/tools']

export const firstLoadFile = '.vite/first-load.json'

/**
 * Lets a page load its files in parallel: the script of the first paint knows the files of each route and requests them
 * before the app has loaded. It also starts the app after the frame of index.html was painted. It buys one round trip
 * on every page; `modulepreload` links in a page of each route's own would replace it.
 */
export function firstLoad(): Plugin {
  let code = ''
  return {
    name: 'tideline:first-load',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const built = describeBuild(bundle, await readAllRoutes())
      const source = await readFile(script, 'utf8')
      const text = `(() => { const __BUILT__ = ${JSON.stringify(built)}\n${source} })()`
      code = minifySync(script, text).code
      this.emitFile({ type: 'asset', fileName: firstLoadFile, source: JSON.stringify(built) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        // In the page itself it costs no round trip. It starts the app, whose own tag would start it earlier.
        const written = replaced(
          html,
          /<script\s+src="\/src\/first\.js"><\/script>/,
          `<script>${code}</script>`,
        )
        return replaced(written, /<script type="module" crossorigin src="[^"]+"><\/script>/, '')
      },
    },
  }
}

async function readAllRoutes(): Promise<RouteModules[]> {
  const files = (await listFiles('src/pages')).filter((file) => file.endsWith('route.ts'))
  const routes = await Promise.all(files.map(async (file) => readRoutes(file, await readFile(file, 'utf8'))))
  return routes.flat().filter(({ path }) => !neverFirst.includes(path))
}

/** Which files each route needs besides those of the entry. Throws for a module that is in no chunk. */
export function describeBuild(bundle: OutputBundle, routes: readonly RouteModules[]): Built {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  const known = reach([entry], bundle)
  const files = [...reach(chunks, bundle)].filter((file) => !known.has(file))
  const needed = routes.map(({ path, modules }): [string, number[]] => {
    const own = modules.map((module) => chunkOf(module, chunks))
    return [
      path,
      [...reach(own, bundle)].filter((file) => !known.has(file)).map((file) => files.indexOf(file)),
    ]
  })
  const used = files.filter((_, index) => needed.some(([, indices]) => indices.includes(index)))
  return {
    entry: `/${entry.fileName}`,
    files: used.map((file) => `/${file}`),
    routes: needed.map(([path, indices]) => [
      path,
      indices.map((index) => used.indexOf(String(files[index]))),
    ]),
  }
}

function chunkOf(module: string, chunks: readonly OutputChunk[]): OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!chunk) throw new Error(`No chunk holds ${module}.`)
  return chunk
}

/** The files of some chunks, and of all they import. */
function reach(chunks: readonly OutputChunk[], bundle: OutputBundle, files = new Set<string>()): Set<string> {
  for (const { fileName, imports } of chunks) {
    if (files.has(fileName)) continue
    files.add(fileName)
    const next = imports.map((name) => bundle[name]).filter((output) => output?.type === 'chunk')
    reach(next, bundle, files)
  }
  return files
}

function replaced(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`index.html has nothing like ${what}.`)
  return html.replace(what, () => by)
}
