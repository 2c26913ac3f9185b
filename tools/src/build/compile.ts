import webpack from 'webpack';
import { ContentsPlugin } from '../budgets/contents-plugin';

/** Runs webpack once; the output says what its scripts are made of. Rejects with webpack's own words when the build has errors. */
export function compile(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), new ContentsPlugin()] });
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve();
      });
    });
  });
}
