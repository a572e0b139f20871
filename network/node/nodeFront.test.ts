import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './freePort.ts'
import { openNodeFront } from './nodeFront.ts'

/** More than connections hold between two programs. */
const long = Buffer.alloc(48 * 1024 * 1024)

test.each(['before', 'in the middle of'])(
  'who leaves %s an answer keeps no connection busy',
  async (when) => {
    let isLeft = () => undefined as unknown
    const left = new Promise<void>((resolve) => {
      isLeft = resolve
    })
    const asked: string[] = []
    const node = createServer(async (incoming, outgoing) => {
      for await (const part of incoming) asked.push(String(part))
      if (when === 'before') await left
      outgoing.end(long).once('finish', () => asked.push('answered'))
    }).listen(0, '127.0.0.1')
    await once(node, 'listening')
    const port = await findFreePort()
    const front = await openNodeFront(port, '127.0.0.1')
    front.release({ host: '127.0.0.1', port: (node.address() as AddressInfo).port })
    onTestFinished(async () => {
      await front.stop()
      node.closeAllConnections()
      node.close()
    })

    const asking = request({ host: '127.0.0.1', port, method: 'POST' }).on('error', () => undefined)
    const answered = new Promise((resolve) => asking.once('response', resolve))
    asking.end('{}')
    while (asked.length === 0) await wait(5)
    if (when !== 'before') await answered
    asking.destroy()
    await wait(50)
    isLeft()
    while (asked.length < 2) await wait(5)
    expect(asked).toEqual(['{}', 'answered'])
  },
)
