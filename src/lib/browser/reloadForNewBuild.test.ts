// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isGoneFile, reloadForNewBuild } from './reloadForNewBuild.ts'

const reload = vi.fn()
const gone = (file: string) => new TypeError(`Failed to fetch dynamically imported module: ${file}`)

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

test('a file that is gone reloads the page once, and another file once more', () => {
  expect([reloadForNewBuild(gone('/a.js')), reloadForNewBuild(gone('/a.js'))]).toEqual([true, false])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadForNewBuild(gone('/b.js'))).toBe(true)
})

test.each([
  'Failed to fetch dynamically imported module: /a.js',
  'error loading dynamically imported module: /a.js',
  'Importing a module script failed.',
])('reloadForNewBuild recognises "%s" as a missing file', (message) => {
  expect(isGoneFile(new TypeError(message))).toBe(true)
})

test.each([new TypeError('Failed to fetch'), new Error('The module is important'), 'import', null])(
  '%s is a failure of another kind, and reloads nothing',
  (error) => {
    expect(reloadForNewBuild(error)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  },
)

test('without storage the page is not reloaded, because that might never end', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(reloadForNewBuild(gone('/a.js'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
