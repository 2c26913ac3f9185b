/** URL of the script of the engine's thread. In a file of its own, loaded with the engine: Jest cannot run code with `import.meta`. */
export const engineThreadUrl = new URL('engine-thread.mjs', import.meta.url);
