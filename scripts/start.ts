import { buildApp } from './build/build.ts'
import { runApp } from './runApp.ts'
import { serveDevelopment } from './serve/develop.ts'
import { serveApp } from './serve/serve.ts'

const words = process.argv.slice(2)
const isDevelopment = words.includes('--dev')

/** `npm start` and `npm run dev`. */
await runApp({
  command: 'npm start',
  words: words.filter((word) => word !== '--dev'),
  build: isDevelopment ? undefined : buildApp,
  serve: isDevelopment ? serveDevelopment : (served) => serveApp({ folder: 'dist', ...served }),
})
