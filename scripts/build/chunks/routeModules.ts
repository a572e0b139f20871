import { dirname, resolve } from 'node:path'

export type RouteModules = {
  /** The path as in the site map, such as `/tx/$hash`. */
  path: string
  /** The modules that its route.ts imports when the page opens: the page, and what its loader asks with. Absolute. */
  modules: string[]
}

/** Reads the routes of one route.ts. Throws for a route without a path or a page. */
export function readRoutes(file: string, source: string): RouteModules[] {
  const [, ...routes] = source.split('createRoute(')
  return routes.map((text) => {
    const path = /^\s*path: '([^']+)'/m.exec(text)?.[1]
    const modules = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => locate(file, name))
    if (path === undefined || modules.length === 0)
      throw new Error(`${file} has a route without path or page.`)
    return { path, modules }
  })
}

/** An imported name as the bundler writes the module: absolute, with slashes on every platform. */
function locate(file: string, name: string): string {
  const path = name.startsWith('#') ? resolve('src', name.slice(1)) : resolve(dirname(file), name)
  return path.replaceAll('\\', '/')
}
