import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const rounds = 40
const racers = 3

/** Locks the folder of each round at the moment of that round, and tells in which it succeeded. */
const racer = `
import { lockFolder } from '${new URL('./folderLock.ts', import.meta.url).href}'
const [folder, begin] = process.argv.slice(-2)
const held = []
for (let round = 0; round < ${rounds}; round++) {
  while (Date.now() < Number(begin) + round * 25) {}
  await lockFolder(folder + '/' + round).then(() => held.push(round), () => {})
}
console.log(JSON.stringify(held))
await new Promise((resolve) => process.stdin.once('data', resolve).resume())
process.exit()
`

test('of starters that meet at the lock of a process that ended, one gets the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-lock-'))
  for (let round = 0; round < rounds; round++) {
    await mkdir(join(folder, String(round)))
    await writeFile(join(folder, `${round}.lock`), '999999999 1')
  }
  const begin = String(Date.now() + 5_000)
  const started = Array.from({ length: racers }, () =>
    spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', racer, '--', folder, begin],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    ),
  )
  const held = await Promise.all(
    started.map(
      ({ stdout }) =>
        new Promise<number[]>((resolve) => stdout.once('data', (text) => resolve(JSON.parse(String(text))))),
    ),
  )
  for (const { stdin } of started) stdin.end('end\n')
  expect(held.flat().sort((one, other) => one - other)).toEqual([...Array(rounds).keys()])
  await rm(folder, { recursive: true, force: true })
}, 60_000)
