import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '#network/node/freePort.ts'

const script = fileURLToPath(new URL('../../testing/start/workersProcess.ts', import.meta.url))

async function run(mode = 'sound') {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--import', 'tsx', script, `${port}`, mode])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  /** The processes that answer at the port. */
  const answering = async () => {
    const asked = Array.from({ length: 8 }, async () => (await fetch(`http://127.0.0.1:${port}`)).text())
    return new Set(await Promise.all(asked))
  }
  const untilTwo = () =>
    vi.waitFor(
      async () => {
        const pids = await answering()
        expect(pids.size).toBe(2)
        return pids
      },
      { timeout: 15_000 },
    )
  return { child, ended, untilTwo, said: () => said }
}

test('two workers share a port, one that is killed is replaced, and a stop ends all', async () => {
  const { child, ended, untilTwo, said } = await run()
  const [killed] = [...(await untilTwo())]
  process.kill(Number(killed), 'SIGKILL')
  await vi.waitFor(() => expect(said()).toContain(`Worker ${killed} ended (SIGKILL), and another one takes`))
  const pids = await untilTwo()
  expect([...pids]).not.toContain(killed)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  for (const pid of pids) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test('error: workers that end as soon as they start are not started for ever', async () => {
  const { ended, said } = await run('broken')
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^Worker \d+ ended \(3\)\.$/)
})
