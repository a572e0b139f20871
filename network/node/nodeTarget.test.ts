import { expect, test } from 'vitest'
import { createNodeTarget, type NodeAddress } from './nodeTarget.ts'

const old = { host: 'old', port: 1 }
const next = { host: 'next', port: 2 }
const read = '{"method":"eth_call"}'
const write = '{"method":"eth_sendRawTransaction"}'

/** A target at the old node, and requests that note which node got them and wait for their answer. */
function setUp() {
  const target = createNodeTarget()
  void target.release(old)
  const got: string[] = []
  const answers: (() => void)[] = []
  const ask = (text: string) =>
    target.reach(
      text,
      async (at: NodeAddress) => {
        got.push(`${at.host} ${text === read ? 'read' : 'write'}`)
        await new Promise<void>((resolve) => answers.push(resolve))
        return true
      },
      () => false,
    )
  return { target, got, answers, ask }
}

test('while a node is replaced, reads still go to it and what may change the chain waits for the next', async () => {
  const { target, got, answers, ask } = setUp()
  await target.hold()
  const asked = [ask(write), ask(read)]
  await expect.poll(() => got).toEqual(['old read'])
  answers.pop()?.()
  await target.release(next)
  await expect.poll(() => got).toEqual(['old read', 'next write'])
  answers.pop()?.()
  expect(await Promise.all(asked)).toEqual([true, true])
})

test('a node is left when it has answered its last read, and the next one is asked before', async () => {
  const { target, got, answers, ask } = setUp()
  await target.hold()
  const last = ask(read)
  let isLeft = false
  const leaving = target.release(next).then(() => {
    isLeft = true
  })
  const first = ask(read)
  await expect.poll(() => got).toEqual(['old read', 'next read'])
  expect(isLeft).toBe(false)
  for (const answer of answers) answer()
  await Promise.all([leaving, last, first])
  expect(isLeft).toBe(true)
})

test('a read that a gone node does not answer goes to the next one', async () => {
  const target = createNodeTarget()
  void target.release(old)
  await target.hold()
  const got: string[] = []
  const asked = target.reach(
    read,
    async ({ host }) => {
      got.push(host)
      return host !== 'old'
    },
    () => false,
  )
  await expect.poll(() => got).toContain('old')
  await target.release(next)
  expect(await asked).toBe(true)
  expect(got.at(-1)).toBe('next')
})
