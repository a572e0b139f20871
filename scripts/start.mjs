import { fileURLToPath } from 'node:url'
import { install } from './packages/install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()
const { register } = await import('tsx/esm/api')
register()
await import('./start.ts')
