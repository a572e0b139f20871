import { install } from './install.mjs'

process.chdir(new URL('..', import.meta.url).pathname)
install()
const { register } = await import('tsx/esm/api')
register()
await import('../network/main.ts')
