import { writeHostFiles } from '../hosts/hostFiles.ts'
import { buildApp } from './build.ts'

/** `npm run build`: the app, and the headers for the `config.json` in it. */
await buildApp()
await writeHostFiles('dist')
