import { join } from 'node:path'
import ts from 'typescript'

/**
 * Checks a changed file as `npm run check:types` would. A mutant that the compiler refuses says nothing about the tests.
 * The answer is the first complaint, or undefined.
 */
export function createTypeCheck(root: string): (file: string, text: string) => string | undefined {
  const app = createService(root, 'tsconfig.json')
  const network = createService(root, 'tsconfig.network.json')
  return (file, text) => (file.startsWith('src/') ? app : network)(file, text)
}

function createService(root: string, configuration: string) {
  const changed = { file: '', text: '', version: 0 }
  let service: ts.LanguageService | undefined

  function open(): ts.LanguageService {
    const { config } = ts.readConfigFile(join(root, configuration), ts.sys.readFile)
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    return ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (name) => (name === changed.file ? String(changed.version) : '0'),
      getScriptSnapshot(name) {
        const text = name === changed.file ? changed.text : ts.sys.readFile(name)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    })
  }

  return (file: string, text: string): string | undefined => {
    service ??= open()
    Object.assign(changed, { file: join(root, file), text, version: changed.version + 1 })
    const [first] = [
      ...service.getSyntacticDiagnostics(changed.file),
      ...service.getSemanticDiagnostics(changed.file),
    ]
    return first && ts.flattenDiagnosticMessageText(first.messageText, ' ')
  }
}
