import { fileURLToPath } from 'node:url'
import { install } from './packages/install.mjs'

/** `npm run build` makes the app; with `package`, as before `npm pack`, the compiled services, too. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
install()
const { register } = await import('tsx/esm/api')
register()
await import(process.argv[2] === 'package' ? './package/pack.ts' : './build/site.ts')
