import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readRoutes } from './routeModules.ts'

const at = (path: string) => resolve(path).replaceAll('\\', '/')

test('a route has its path, the page, and what its loader imports, wherever that is', () => {
  const source = `
    export const transactionRoute = createRoute({
      getParentRoute: () => rootRoute,
      path: '/tx/$hash',
      loader: async () => {
        const { transactionQuery } = await import('#interfaces/explorer/transaction/transaction.ts')
      },
      component: lazyRouteComponent(() => import('./TransactionPage.tsx'), 'TransactionPage'),
    })`
  expect(readRoutes('src/pages/explorer/transaction/route.ts', source)).toEqual([
    {
      path: '/tx/$hash',
      modules: [
        at('src/interfaces/explorer/transaction/transaction.ts'),
        at('src/pages/explorer/transaction/TransactionPage.tsx'),
      ],
    },
  ])
})

test('each of several routes of a file has its own', () => {
  const source = `
    createRoute({ 
      path: '/portfolio', component: lazy(() => import('./Own.tsx')) })
    createRoute({
      path: '/portfolio/$address', component: lazy(() => import('./Any.tsx')) })`
  expect(readRoutes('src/pages/a/route.ts', source)).toEqual([
    { path: '/portfolio', modules: [at('src/pages/a/Own.tsx')] },
    { path: '/portfolio/$address', modules: [at('src/pages/a/Any.tsx')] },
  ])
})

test('error: a route without a page ends the build', () => {
  expect(() => readRoutes('src/pages/a/route.ts', "createRoute({\n path: '/a' })")).toThrow(
    'src/pages/a/route.ts has a route without path or page.',
  )
})
