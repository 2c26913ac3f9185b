export declare function jestConfig(folder: string): object;
