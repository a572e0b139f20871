import { compileContracts } from './compile.ts'

/** `tsx compileProcess.ts FOLDER` compiles the contracts into a folder: see `compileApart`. */
await compileContracts({ cacheFolder: process.argv[2] ?? '' })
