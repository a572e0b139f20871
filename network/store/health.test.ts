import { afterAll, expect, test } from 'vitest'
import { openSample, sampleHead } from '#network/testing/store/sample.ts'
import { healthStatus, readHealth, withoutPaths } from './health.ts'
import { blocks } from './schema/blockTables.ts'
import { followed } from './schema/followed.ts'

const problem = { message: 'The node refuses.', since: new Date(0) }

const store = await openSample()

afterAll(() => store?.close())

test('the lag is the node’s blocks beyond the store, by the sync where there is one', async () => {
  expect(await readHealth(store)).toMatchObject({
    block: sampleHead,
    headBlock: sampleHead,
    lag: 0,
  })
  const ahead = () => ({ headBlock: sampleHead + 5, problem: null })
  expect(await readHealth(store, ahead)).toMatchObject({ headBlock: sampleHead + 5, lag: 5 })
})

test('a store ahead of its node does not lag', async () => {
  const behind = () => ({ headBlock: sampleHead - 3, problem: null })
  expect(await readHealth(store, behind)).toMatchObject({ lag: 0 })
})

test('without a block, or without a node, the lag is not known', async () => {
  await store.database.delete(blocks)
  await store.database.delete(followed)
  expect(await readHealth(store)).toMatchObject({ block: null, headBlock: null, lag: null })
  const started = () => ({ headBlock: 9, problem: null })
  expect(await readHealth(store, started)).toMatchObject({ block: null, headBlock: 9, lag: null })
})

test.each([
  ['within two blocks it is ok', { lag: 2 }, 'ok'],
  ['three blocks are behind', { lag: 3 }, 'behind'],
  ['before the first block it starts', { lag: null }, 'starting'],
  ['a problem goes before everything', { lag: 0, problem }, 'failing'],
] as const)('%s', (_, health, status) => {
  expect(healthStatus({ block: null, headBlock: null, ...health })).toBe(status)
})

test.each([
  [
    '12 MB are left for /home/me/work/.tideline/database, which needs 128 MB.',
    '12 MB are left for a folder, which needs 128 MB.',
  ],
  [
    "ENOENT: no such file or directory, open '/var/lib/x.json'",
    "ENOENT: no such file or directory, open 'a folder'",
  ],
  [
    'The node at http://127.0.0.1:8545/rpc/v1 does not answer.',
    'The node at http://127.0.0.1:8545/rpc/v1 does not answer.',
  ],
  ['Block 7/9 is missing, and/or late.', 'Block 7/9 is missing, and/or late.'],
  ['12 MB are left for /data, which needs 128 MB.', '12 MB are left for a folder, which needs 128 MB.'],
  ["EACCES: open '/home/me/my chain data/x y.json'", "EACCES: open 'a folder'"],
  ['12 MB are left for /mnt/my disk/the chain/database.', '12 MB are left for a folder'],
  ['Cannot open C:\\Users\\Jo Doe\\data\\chain.', 'Cannot open a folder'],
  ['See file:///srv/x y/z for the log', 'See a folder for the log'],
])('withoutPaths removes the folder from %s', (sentence, told) => {
  expect(withoutPaths(sentence)).toBe(told)
})

test('withoutPaths removes a folder of this process whole, also with spaces in its last name', () => {
  const folders = ['/mnt/disk of mine/chain data']
  expect(withoutPaths('12 MB are left for /mnt/disk of mine/chain data, of 128.', folders)).toBe(
    '12 MB are left for a folder, of 128.',
  )
})
