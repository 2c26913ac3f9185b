export interface FactsOptions {
  /** Number of the release, such as 1.2.0 (default the version of package.json with a hash of the scripts). */
  version?: string;
}

/** Plugin of webpack and Rspack: describes the built container for `scanharbor publish --from`. */
export declare class BundleFactsPlugin {
  constructor(options?: FactsOptions);
  apply(compiler: object): void;
}

/** Plugin of Vite: describes the built container for `scanharbor publish --from`. */
export declare function bundleFacts(options?: FactsOptions): { name: string; apply: 'build' };
