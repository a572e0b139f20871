import { compileContracts } from './compile.ts'

/** `tsx compileProcess.ts` compiles the contracts and keeps them: see `compileApart`. */
await compileContracts()
