import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { startWorkers } from '#network/start/processes/workers.ts'

/** Two processes that share one port and answer with their own number, or that end at once. For the test of workers. */
const [port, mode] = process.argv.slice(2)

if (cluster.isPrimary) {
  const workers = startWorkers(
    2,
    (sentence) => void process.stdout.write(sentence),
    mode === 'broken' ? 60_000 : 0,
  )
  process.on('SIGTERM', async () => {
    await workers.stop()
    process.exit(0)
  })
  process.stdout.write((await workers.failed).message)
  process.exit(1)
}

if (mode === 'broken') process.exit(3)
const server = createServer((_, response) => response.setHeader('connection', 'close').end(`${process.pid}`))
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
