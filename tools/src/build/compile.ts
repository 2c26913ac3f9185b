import webpack from 'webpack';
import { ContentsPlugin } from '../budgets/bundle-contents-plugin';

/** Runs webpack once and records the contents of the scripts. Rejects with webpack's messages when the build has errors. */
export function compile(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), new ContentsPlugin()] });
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve();
      });
    });
  });
}
