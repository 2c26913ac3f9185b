export declare function eslintConfig(folder: string): object[];
