export * from './audit';
export * from './payments';
export * from './practices';
export * from './records';
export * from './requests';
export * from './scans';
export * from './telemetry';
export * from './users';
