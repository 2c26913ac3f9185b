import { join } from 'node:path';
import webpack from 'webpack';
import { createWidgetReader } from './read-widgets';

const name = 'WidgetDocsPlugin';

/** Writes the documentation of a package's widgets beside a bundle, read anew from the sources at each build: `widget-docs.json`. */
export class WidgetDocsPlugin {
  private readonly read: ReturnType<typeof createWidgetReader>;

  constructor(packageName: string, folder: string) {
    this.read = createWidgetReader(packageName, join(folder, 'src'));
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        compilation.emitAsset('widget-docs.json', new webpack.sources.RawSource(JSON.stringify(this.read())));
      });
    });
  }
}
