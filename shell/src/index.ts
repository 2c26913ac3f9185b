import { start } from './bootstrap';

// In a task of its own: the browser responds between it and the evaluation of all modules.
setTimeout(() => void start());
