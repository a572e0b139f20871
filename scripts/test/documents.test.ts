import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'network/README.md']

test.each(documents)('every file that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(
    ([, link = '']) => link,
  )
  const missing = links
    .filter((link) => !link.includes('://'))
    .filter((link) => !existsSync(join(dirname(document), link)))
  expect(missing).toEqual([])
})

test('the README says what every package is for', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const readme = readFileSync('README.md', 'utf8')
  const unnamed = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !readme.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})
