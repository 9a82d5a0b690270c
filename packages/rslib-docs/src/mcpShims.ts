// Replaces the module of the protocol's package that bundles Ajv for schemas that clients send, which this server has
// not: it saves a third of the code.
export {default as process} from 'node:process';
export {CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator} from '@modelcontextprotocol/server/validators/cf-worker';
